import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { showFinder } from '../../../../fixtures/browser/finder.tsx';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';

const question = (name: string) => page.getByRole('heading', { name, level: 2 });
const answers = page.getByRole('region', { name: 'Ваши ответы' });
const next = page.getByRole('button', { name: 'Дальше' });
/** By mouse or finger: the whole row is the answer's. */
const choose = (name: RegExp) => page.getByLabelText(name).click();
const states = () =>
  [...document.querySelectorAll('.wall-place')].map((place) => place.getAttribute('data-state') ?? 'there');
const count = (state: string) => states().filter((one) => one === state).length;

describe('the questions', () => {
  it('begin with the aim; each says what it does, and the result names dose, reason and share', async () => {
    const { history } = await showFinder();
    await expect.element(question('Что сейчас важнее всего?')).toBeVisible();
    await expect.element(page.getByText(/^Вопрос\s1\sиз/)).toBeVisible();
    await choose(/^База\sна\sкаждый/);
    // What the aim is no reason for steps back, and nothing leaves.
    await expect.poll(() => count('dim')).toBeGreaterThan(count('there'));
    expect(count('turned')).toBe(0);
    await next.click();
    await expect.element(question('Для кого подбираем?')).toHaveFocus();
    // Who has begun knows what this is.
    expect(document.querySelector('h1 + p')).toBeNull();
    await choose(/^Для\sженщины/);
    await next.click();
    await expect.element(question('Сколько лет?')).toHaveFocus();
    await expect.element(answers).toMatchTextContent(/сделан не для взрослых женщин/);
    // A grown woman is not offered three to six years.
    await expect.element(page.getByLabelText(/^3–\u20606\sлет/)).not.toBeInTheDocument();
    await choose(/^18–\u206059\sлет/);
    await next.click();
    await choose(/^Антидепрессанты/);
    await next.click();
    await expect.element(answers).toMatchTextContent(/приём успокоительных и снотворных средств/);
    await choose(/^Рыба\sреже/);
    await next.click();
    for (const name of ['Что уже стоит на полке?', 'В каком виде удобнее?']) {
      await expect.element(question(name)).toBeVisible();
      await page.getByRole('link', { name: 'Пропустить' }).click();
    }
    await expect.element(question('2 продукта по вашим ответам')).toHaveFocus();
    const omega = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Омега-3', level: 3 }) });
    await expect.element(omega).toMatchTextContent(/Рыбы в рационе мало/);
    await expect.element(omega).toMatchTextContent(/800 мг/);
    const vitaminD = page.getByRole('heading', { name: /^Витамин D3/, level: 3 });
    const found = page.getByRole('listitem').filter({ has: vitaminD });
    await expect.element(found).toMatchTextContent(/300 % нормы/);
    await expect
      .element(found.getByRole('link', { name: /^Купить/ }))
      .toHaveAttribute('href', expect.stringMatching(/#shops$/));
    expect(history.location.search).toBe(
      '?a=aim_base.who_woman.age_18-59.health_antidepressants.diet_fish-rarely.have_.form_',
    );
    expect(count('forward')).toBe(2);
    await expectAccessible();
  });

  it('are worked by keyboard alone; a mother is sent to a doctor at once', async () => {
    const { history } = await showFinder('aim_sun');
    focus(page.getByLabelText(/^Для\sженщины/));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByLabelText(/^Для\sребёнка/)).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(question('Сколько лет?')).toHaveFocus();
    await userEvent.keyboard('{Tab} {ArrowDown}{Enter}');
    await expect.element(question('Что нужно знать о здоровье?')).toHaveFocus();
    await expect.element(answers).toMatchTextContent(/3–\u2060?6\sлет/);
    history.go(-2);
    await expect.element(question('Для кого подбираем?')).toBeVisible();
    await choose(/^Жду\sребёнка/);
    await next.click();
    await expect.element(question('Сначала — врач')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^На полку/ })).not.toBeInTheDocument();
  });

  it('cannot be skipped where no advice is safe without them, whatever a link says', async () => {
    await showFinder('who_.age_.health_.diet_.have_.form_.aim_season');
    for (const [name, answer] of [
      ['Для кого подбираем?', /^Для\sребёнка/],
      ['Сколько лет?', /^3–\u20606\sлет/],
      ['Что нужно знать о здоровье?', /^Ничего\sиз\sэтого/],
    ] as const) {
      await expect.element(question(name)).toBeVisible();
      await expect.element(page.getByRole('link', { name: 'Пропустить' })).not.toBeInTheDocument();
      await choose(answer);
      await next.click();
    }
    // Nothing for grown-ups.
    await expect.element(question('1 продукт по вашим ответам')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: 'Витамин D3 для детей' })).toBeVisible();
  });

  it('begin again with nothing answered', async () => {
    const { history } = await showFinder('aim_sun.who_woman.age_18-59');
    await expect.element(answers).toBeVisible();
    await page.getByRole('link', { name: 'Начать заново' }).click();
    await expect.element(question('Что сейчас важнее всего?')).toBeVisible();
    await expect.element(answers).not.toBeInTheDocument();
    expect(history.location.search).toBe('');
  });

  it('ask for an answer about health, and untick what contradicts it', async () => {
    await showFinder('aim_base.who_woman.age_18-59');
    await next.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Отметьте хотя бы один ответ/);
    await choose(/^Болезни\sпочек/);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await choose(/^Ничего\sиз\sэтого/);
    await expect.element(page.getByLabelText(/^Болезни\sпочек/)).not.toBeChecked();
    await choose(/^Антидепрессанты/);
    await expect.element(page.getByLabelText(/^Ничего\sиз\sэтого/)).not.toBeChecked();
  });

  it('can be answered anew, and a broken link is explained', async () => {
    await showFinder('aim_base.who_woman.age_18-59.health_healthy.diet_bread');
    await expect.element(page.getByText(/записаны\sс\sошибкой:\sbread/)).toBeVisible();
    await expect.element(question('Как устроено питание?')).toBeVisible();
    await page.getByRole('link', { name: 'Изменить ответ: Сколько лет?' }).click();
    await expect.element(question('Сколько лет?')).toBeVisible();
    await expect.element(answers).toMatchTextContent(/Для женщины/);
  });
});

describe('the wall', () => {
  it('turns away what a chosen answer excludes, with the reason, and dims what the focused one would', async () => {
    await showFinder('aim_base');
    const all = states().length;
    expect(count('there')).toBe(all);
    focus(page.getByLabelText(/^Для\sребёнка/));
    await expect.poll(() => count('dim')).toBeGreaterThan(0);
    expect(count('turned')).toBe(0);
    await userEvent.keyboard(' ');
    await expect.poll(() => count('turned')).toBeGreaterThan(0);
    const leaving = page.getByRole('list', { name: 'Уйдут' }).getByRole('listitem');
    expect(leaving.elements()).toHaveLength(count('turned'));
    await expect.element(leaving.first()).toMatchTextContent(/Сделан не для детей/);
    await expect.element(page.getByRole('status')).toMatchTextContent(`${all - count('turned')} из ${all}`);
    await expectAccessible();
    await next.click();
    // They stay away.
    await expect.element(question('Сколько лет?')).toBeVisible();
    expect(count('gone')).toBeGreaterThan(0);
    expect(count('turned')).toBe(0);
  });

  it('is empty where nothing is needed', async () => {
    await showFinder('aim_nothing');
    await expect.element(question('Ничего не нужно')).toBeVisible();
    await expect.element(page.getByText(/На\sвсякий\sслучай\sдобавки\sне\sпринимают/)).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Пустая стена и стакан воды' })).toBeVisible();
    expect(new Set(states())).toEqual(new Set(['gone']));
    await expectAccessible();
  });
});

it('sends to a doctor where only health speaks against a reason, and ends with nothing without one', async () => {
  const shown = await showFinder('aim_training.who_man.age_18-59.health_kidneys.diet_.have_.form_');
  await expect.element(question('Сначала — врач')).toBeVisible();
  await expect.element(page.getByText('Прежде чем купить')).not.toBeInTheDocument();
  await shown.unmount();
  await showFinder('aim_.who_man.age_18-59.health_healthy.diet_.have_.form_');
  await expect.element(question('Ничего не нужно')).toBeVisible();
  await expect.element(page.getByText(/не\sдал\sповода\sих\sпринимать/)).toBeVisible();
});

it('names what would fit in another form where only the form speaks against it', async () => {
  await showFinder('aim_sun.who_child.age_15-17.health_healthy.diet_.have_.form_swallow');
  await expect.element(question('В такой форме — ничего')).toBeVisible();
  await expect.element(page.getByText(/подошёл\sбы\s«Витамин\sD3\sв\sкаплях»,\sно\sформа\sдругая/)).toBeVisible();
});

it('ticks what stands on the reader’s own shelf', async () => {
  localStorage.setItem('vitimepro:shelf', '1;;daily/multivitaminy');
  await showFinder('aim_base.who_man.age_18-59.health_healthy.diet_');
  await expect.element(page.getByLabelText(/^Витамин\sD/)).toBeChecked();
  // Sixty milligrams in a complex are not enough of it.
  await expect.element(page.getByLabelText(/^Магний/)).not.toBeChecked();
  await next.click();
  await expect.element(answers).toMatchTextContent(/уже есть на вашей полке/);
});

it('works with storage forbidden', async () => {
  forbidStorage();
  await showFinder('aim_base.who_man.age_18-59.health_healthy.diet_');
  await choose(/^Магний/);
  await next.click();
  await expect.element(question('В каком виде удобнее?')).toBeVisible();
});

it('shows the shops of a product beside its reason', async () => {
  await showFinder('aim_sun.who_woman.age_18-59.health_healthy.diet_.have_.form_');
  await page
    .getByRole('link', { name: /^Купить/ })
    .first()
    .click();
  const shops = page.getByRole('dialog', { name: 'Где купить' });
  await expect.element(shops.getByRole('link').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(shops).not.toBeInTheDocument();
});
