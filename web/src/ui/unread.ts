import { getContext, setContext } from 'svelte';

const UNREAD = Symbol('unread');

/** Tells the corners of this page's table whether something unread lies behind them. */
export const setUnread = (unread: () => boolean): void => void setContext(UNREAD, unread);

export const getUnread = (): (() => boolean) => getContext(UNREAD) ?? (() => false);
