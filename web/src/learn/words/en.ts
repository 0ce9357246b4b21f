export const words = {
  next: 'Got it',
  of: (tip: number, all: number) => `${tip} of ${all}`,
};
