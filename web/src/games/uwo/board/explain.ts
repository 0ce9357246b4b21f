import { loadBook } from '@tischlein/manifests';
import type { Language } from '@tischlein/rules';
import { on } from 'svelte/events';
import { onLongPress } from '../../../ui/long-press.ts';

/**
 * What a sign or a word means: everything with a `data-clause` shows its rule under the mouse, and opens it when it is
 * held or pressed with the other button.
 */
export function explain(
  root: HTMLElement,
  language: Language,
  openRule: (clause: string) => void,
): () => void {
  const clauseOf = (element: Element): HTMLElement | null =>
    element.closest<HTMLElement>('[data-clause]');
  const show = (over: Element): void => {
    const sign = clauseOf(over);
    if (!sign || sign.title !== '') return;
    void loadBook('uwo', language).then((book) => {
      const clause = book.clauses[sign.dataset['clause']!];
      if (clause) sign.title = `${clause.title}: ${clause.text}`;
    });
  };
  const endHover = on(root, 'pointerover', ({ target }) => show(target as Element));
  // The mouse may rest on something already.
  root.querySelectorAll('[data-clause]:hover').forEach(show);
  const end = onLongPress(root, (held) => {
    const clause = clauseOf(held)?.dataset['clause'];
    if (clause !== undefined) openRule(clause);
    return clause !== undefined;
  });
  return () => {
    endHover();
    end();
  };
}
