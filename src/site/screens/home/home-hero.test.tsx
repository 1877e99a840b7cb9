import { expect, it } from 'vitest';
import { sampleImage } from '../../../../fixtures/gallery/sample-image.ts';
import { renderExample } from '../../../../fixtures/render-example.tsx';
import { HomeHero } from './home-hero.tsx';

const day = sampleImage('sky', 800, 500);
const hero = {
  title: 'Сначала состав',
  text: 'Всё до покупки.',
  image: day,
  imagePortrait: sampleImage('sky', 400, 600),
  action: { label: 'Выбрать', url: '/products-filters' },
  secondAction: null,
};

it('keeps dark words on a picture that stays light on a dark page', async () => {
  expect(await renderExample(<HomeHero hero={hero} />)).toContain('stage:on-picture');
});

it('leaves the words to the theme when the picture has its night', async () => {
  const image = { ...day, night: sampleImage('lilac', 800, 500) };
  expect(await renderExample(<HomeHero hero={{ ...hero, image }} />)).not.toContain('stage:on-picture');
});
