import { shownFields } from '../schema/common.ts';
import { type Kind, kindNames } from '../schema/kind-names.ts';
import type { FieldType } from '../schema/metadata.ts';
import { type FieldNode, kindFields } from './field-tree.ts';
import { kindRecord } from './kinds.ts';

/** The list of fields for editors, in Markdown: `docs/content-fields.md` and `npm run content -- fields`. */
export function fieldList(only?: Kind): string {
  const kinds = only ? [only] : kindNames;
  const sections = kinds.flatMap(kindSections);
  const head = [
    '# Поля записей',
    'Этот список пишет сама программа: `npm run -s content -- fields > docs/content-fields.md`. Поля со звёздочкой обязательны. Квадратные скобки — список: `keyFacts[].value` — поле `value` в каждой строке списка `keyFacts`.',
  ];
  return `${[...(only ? [] : head), ...sections, ...sharedSections()].join('\n\n')}\n`;
}

function kindSections(kind: Kind): string[] {
  const { title, fileOf, hasBody } = kindRecord(kind);
  const body = hasBody ? ', под полями — текст в Markdown' : '';
  const grouped = new Map<string, string[]>();
  for (const { name, tree } of kindFields(kind)) {
    const lines = table(tree);
    grouped.set(lines, [...(grouped.get(lines) ?? []), name]);
  }
  return [...grouped].flatMap(([lines, names]) => {
    const own = names.filter(Boolean);
    const files = own.length > 0 ? own.map(fileOf) : [fileOf(kind === 'product' ? '<серия>/<имя>' : '<имя>')];
    return [
      `## ${[title, own.join(', ')].filter(Boolean).join(': ')}`,
      `${files.map((file) => `\`content/${file}\``).join(', ')}${body}`,
      lines,
    ];
  });
}

function table(tree: FieldNode): string {
  const alone = tree.item && !tree.item.fields ? [`| | ${tree.label} | ${about(tree)} |`] : [];
  return [tableHead, ...alone, ...rows(tree, '')].join('\n');
}

const tableHead = '| Поле | Название | Что писать |\n|---|---|---|';

const row = (field: FieldNode, name: string, of = '') =>
  `| \`${name}\`${field.required ? ' *' : ''} | ${of}${field.label} | ${about(field)} |`;

/** Common groups (pictures, SEO, schedule) are listed once, at the end. */
const toldOnce = (field: FieldNode) => field.type === 'picture' || field.name === 'seo';

function rows(node: FieldNode, path: string): string[] {
  if (node.item) return rows(node.item, `${path}[]`);
  if (node.variants) return variantRows(node.variants, path);
  return (node.fields ?? []).flatMap((field) => fieldRows(field, path));
}

function fieldRows(field: FieldNode, path: string, of = ''): string[] {
  if (shownFields.has(field.name)) return [];
  const name = [path, field.name].filter(Boolean).join('.');
  return [row(field, name, of), ...(toldOnce(field) ? [] : rows(field, name))];
}

function variantRows(variants: FieldNode[], path: string): string[] {
  const [first, ...others] = variants.map(({ fields = [] }) => fields);
  const isShared = (field: FieldNode) =>
    others.every((fields) => fields.some((other) => JSON.stringify(other) === JSON.stringify(field)));
  const shared = (first ?? []).filter(isShared).map(({ name }) => name);
  const types = variants.map(({ name, label }) => `\`${name}\` ${label}`).join(', ');
  return [
    `| \`${path}.type\` * | Вид | одно из ${types} |`,
    ...(first ?? []).filter(isShared).flatMap((field) => fieldRows(field, path)),
    ...variants.flatMap(({ label, fields = [] }) =>
      fields
        .filter(({ name }) => name !== 'type' && !shared.includes(name))
        .flatMap((field) => fieldRows(field, path, `${label}: `)),
    ),
  ];
}

function sharedSections(): string[] {
  const fields = kindFields('article')[0]?.tree.fields ?? [];
  const shown = fields.filter(({ name }) => shownFields.has(name));
  return [
    ...fields.filter(toldOnce).flatMap((field) => [`## ${field.label}`, table(field)]),
    '## Когда запись на сайте',
    'Есть у каждой записи: у файла и у строки списка (отзыва, вопроса, магазина, перенаправления, сочетания). Страницы, подборки и данные сайта должны быть всегда, скрыть их нельзя.',
    [tableHead, ...shown.map((field) => row(field, field.name))].join('\n'),
  ];
}

const natures: Record<FieldType, string> = {
  text: 'текст',
  markdown: 'текст в Markdown',
  html: 'текст с `<br>`, `<em>`, `<strong>`',
  alt: 'описание картинки',
  reference: 'имя записи',
  address: 'адрес',
  word: 'слово для программ',
  file: 'имя файла',
  color: 'цвет',
  date: 'дата',
  moment: 'дата и время',
  number: 'число',
  choice: 'одно из',
  flag: 'true или false',
  sample: 'true',
  picture: 'картинка',
  group: 'поля',
  list: 'список',
  variants: 'разделы',
  map: 'имена и значения',
};

function about(field: FieldNode): string {
  const { choices = field.item?.choices, to = field.item?.to } = field;
  return [
    field.help?.startsWith(natures[field.type])
      ? ''
      : field.item
        ? `${natures.list}: ${natures[field.item.type]}`
        : natures[field.type],
    to && `(${target(to)})`,
    choices?.map(({ value, title }) => `\`${value}\` ${title}`).join(', '),
    field.help && (field.help.startsWith(natures[field.type]) ? field.help : `— ${field.help}`),
    limits(field),
    field.example && `; например \`${field.example}\``,
    field.fallback !== undefined && `; если пусто: \`${JSON.stringify(field.fallback)}\``,
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ;', ';')
    .replaceAll('|', '\\|');
}

function target(to: NonNullable<FieldNode['to']>): string {
  switch (to) {
    case 'person':
      return 'эксперты и специалисты';
    case 'norm':
      return 'нормы ТР ТС 022/2011';
    case 'faqGroup':
      return 'группы вопросов';
    case 'combinationSource':
    case 'medicineSource':
      return 'источники этого файла';
    case 'combinationPartner':
      return 'еда этого файла';
    default:
      return kindRecord(to).title.toLowerCase();
  }
}

function limits({ type, least, most }: FieldNode): string {
  const unit = type === 'number' ? '' : type === 'list' ? ' шт.' : ' знаков';
  if (least !== undefined && least === most) return `; ровно ${least}${unit}`;
  const from = least !== undefined && (least > 1 || type === 'list') ? `от ${least}` : '';
  const to = most !== undefined ? `до ${most}` : '';
  const range = [from, to].filter(Boolean).join(' ');
  return range === '' ? '' : `; ${range}${unit}`;
}
