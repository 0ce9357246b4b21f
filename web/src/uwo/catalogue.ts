import type { Form } from './kinds.ts';

export interface FormCard {
  readonly walk: { readonly squares: number; readonly energy: number } | null;
  readonly attack: { readonly reach?: number; readonly energy: number } | null;
  readonly shield: readonly Form[];
}
export interface Catalogue {
  readonly kinds: Readonly<Record<Form, FormCard>>;
}
const card = (walk: FormCard['walk'], attack: FormCard['attack'], shield: readonly Form[]) => ({
  walk,
  attack,
  shield,
});
const znorf: Catalogue = {
  kinds: {
    fist: card({ squares: 1, energy: 1 }, { reach: 1, energy: 1 }, []),
    pistol: card({ squares: 1, energy: 1 }, { reach: 2, energy: 1 }, ['fist']),
    ball: card({ squares: 2, energy: 1 }, { reach: 1, energy: 1 }, ['fist', 'pistol']),
    tank: card({ squares: 2, energy: 2 }, { reach: 3, energy: 2 }, ['fist', 'pistol', 'ball']),
    bunker: card(null, { reach: 4, energy: 2 }, ['fist', 'pistol', 'ball', 'tank', 'dynamite']),
    bazooka: card({ squares: 1, energy: 1 }, { reach: 5, energy: 3 }, ['rider']),
    rider: card({ squares: 3, energy: 2 }, null, ['fist', 'ball']),
    dynamite: card({ squares: 1, energy: 1 }, { energy: 2 }, []),
  },
};
export const catalogueOf = (_: unknown): Catalogue => znorf;
