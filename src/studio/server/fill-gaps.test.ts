import { beforeAll, describe, expect, it } from 'vitest';
import { documentMakers } from '../../content/compile/documents.ts';
import { createLibrary } from '../../content/documents/library.ts';
import { outputOf } from '../../content/documents/outputs.ts';
import { kindRecord } from '../../content/kinds/kinds.ts';
import { loadContent, withDraft } from '../../content/load/load.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { visibleContent } from '../../content/schedule/visible-content.ts';
import { kindNames } from '../../content/schema/kind-names.ts';
import { createShareBook } from '../../content/share/share-book.ts';
import { gapWords } from '../preview-protocol.ts';
import { checkDraft } from './check-draft.ts';
import { withGapsFilled } from './fill-gaps.ts';

let good: Content;
beforeAll(async () => {
  good = await loadContent('fixtures/catalogue');
});

const made = (content: Content, document: string, drafts = true): string | null => {
  const { content: visible } = visibleContent(content, { at: Date.now(), drafts });
  const make = documentMakers(createLibrary(visible, createShareBook())).get(document);
  return make ? JSON.stringify(make().body) : null;
};

const kinds = kindNames.filter((kind) => !kindRecord(kind).required && outputOf(kind).document);

describe('an entry that is not finished', () => {
  it.each(kinds)('has its page from its first word: %s', (kind) => {
    const slug = kind === 'product' ? 'daily/novoe' : 'novoe';
    const path = kindRecord(kind).fileOf(slug);
    const hasTitle = kind !== 'batch';
    const fields = `${hasTitle ? 'title: Пока только имя\n' : ''}draft: true\n`;
    const content = withDraft(good, path, path.endsWith('.md') ? `---\n${fields}---\n` : fields);
    const { content: shown, gaps } = withGapsFilled(content);
    const page = made(shown, outputOf(kind).document?.path(slug) ?? '');
    if (hasTitle) expect(page).toContain('Пока только имя');
    expect(page).toContain(gapWords);
    expect(gaps.get(path)?.length).toBeGreaterThan(2);
    expect(checkDraft(content, path)).toMatchObject({ canPreview: true, gaps: gaps.get(path) });
    // What is checked and published has neither the entry nor a sign.
    expect(content.find(kind, slug)).toBeUndefined();
    expect(made(content, outputOf(kind).document?.path(slug) ?? '', false)).toBeNull();
  });

  it('shows what is typed as far as it goes, and a sign for a name that leads nowhere', () => {
    const path = 'articles/gigiena-sna.md';
    const text = (good.texts.get(path) ?? '')
      .replace(/^author: .*/m, 'author: nikto')
      .replace(/^lead: .*(\n .*)*/m, `lead: ${'Слово '.repeat(100)}`);
    const content = withDraft(good, path, text);
    const { content: shown, gaps } = withGapsFilled(content);
    const page = made(shown, 'article/gigiena-sna');
    expect(page).toContain(`${gapWords}Автор`);
    expect(page).toContain('Слово Слово');
    expect(gaps.get(path)).toEqual(['lead', 'author']);
  });

  it('stands in its list', () => {
    const path = 'reviews.yml';
    const [product = ''] = good.namesOf('product');
    const row = `- id: otzyv-999\n  product: ${product}\n  text: Только начало\n  draft: true\n`;
    const content = withDraft(good, path, row + good.texts.get(path));
    const { content: shown, gaps } = withGapsFilled(content);
    expect(shown.single('reviews')?.data[0]).toMatchObject({ text: 'Только начало' });
    expect(gaps.get(path)).toEqual(expect.arrayContaining(['[0].rating', '[0].author']));
  });

  it('leaves content without gaps as it is', () => {
    expect(withGapsFilled(good)).toMatchObject({ content: good, gaps: new Map() });
  });
});
