import { mentions } from './references.ts';
import type { Report } from './report.ts';

/** Nothing may stand alone: a page nobody leads to is a dead end for readers and search engines alike. */
export function checkOrphans(report: Report): void {
  const { content } = report;
  if (!content.complete) return;
  const whoMentions = mentions(content);
  for (const component of content.all('component')) {
    const by = whoMentions('component', component.slug).filter((entry) => entry !== component);
    if (!by.some((entry) => ['product', 'article', 'component'].includes(entry.kind))) {
      report.error(
        component,
        [],
        'компонент нигде не упомянут',
        'добавьте его в состав товара, в статью или в сочетания другого компонента',
      );
    }
  }
  for (const article of content.all('article')) {
    const linked =
      article.data.products.length + article.data.components.length > 0 ||
      whoMentions('article', article.slug).length > 0;
    if (!linked)
      report.error(
        article,
        [],
        'статья ни с чем не связана',
        'укажите в ней products или components либо назовите её в другой записи',
      );
  }
  for (const theme of content.all('theme')) {
    const chosen = content.all('product').some((product) => product.data.themes.includes(theme.slug));
    if (!chosen)
      report.error(theme, [], 'в подборке нет товаров', `добавьте «${theme.slug}» в поле themes подходящих товаров`);
  }
  for (const series of content.all('series')) {
    const own = [...content.namesOf('product')].some((ref) => ref.startsWith(`${series.slug}/`));
    if (!own) report.error(series, [], 'в серии нет товаров', 'добавьте в папку серии хотя бы один товар');
  }
  for (const product of content.all('product')) {
    const by = whoMentions('product', product.slug).map((entry) => entry.kind);
    if (!by.includes('theme'))
      report.warning(
        product,
        ['themes'],
        'товар не показан ни в одной подборке',
        'назовите его в разделах одной из content/themes',
      );
    if (!by.includes('article'))
      report.warning(
        product,
        ['articles'],
        'о товаре не упоминает ни одна статья',
        'добавьте его в products подходящей статьи',
      );
  }
  const faq = content.single('faq');
  for (const [index, group] of faq?.data.groups.entries() ?? []) {
    if (faq && !faq.data.items.some((item) => item.group === group.id))
      report.error(
        faq,
        ['groups', index],
        `в группе «${group.title}» нет вопросов`,
        'добавьте вопрос или уберите группу',
      );
  }
}
