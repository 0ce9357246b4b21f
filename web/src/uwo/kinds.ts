export const SIDES = ['gnorf', 'pnorf'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const FORMS = [
  'fist',
  'pistol',
  'ball',
  'tank',
  'bunker',
  'bazooka',
  'rider',
  'dynamite',
] as const;
export type Form = (typeof FORMS)[number];
export type Kind = Form | 'miss';
