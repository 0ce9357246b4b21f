/** Where something was, to slide from there. */
export type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export const spotOf = (element: Element): Spot => element.getBoundingClientRect();

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const centreOf = ({ left, top, width, height }: Spot): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where each element with a `data-spot` is, by that name. */
export type Spots = ReadonlyMap<string, Spot>;

/** Each element with a `data-spot`, by that name. */
export const spotted = (root: Element): Map<string, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-spot]')].map((element) => [
      element.dataset['spot']!,
      element,
    ]),
  );

/** Measured before the page changes, so that what is new can slide in from where it was. */
export const spotsIn = (root: Element): Spots =>
  new Map([...spotted(root)].map(([name, element]) => [name, spotOf(element)]));
