export const lines = '';
