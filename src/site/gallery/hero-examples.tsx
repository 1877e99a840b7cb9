import type { Theme } from '../../contract/theme.ts';
import { ThemeHero } from '../sections/theme-hero.tsx';
import { lookChoices } from '../sections/theme-looks.ts';
import type { ExampleGroup } from './example.ts';
import { theme } from './samples.ts';

const landing: Theme = {
  ...theme,
  mood: 'light',
  action: { label: 'Открыть каталог', url: '/products-filters' },
  sections: [],
  others: [],
  warning: 'БАД. Не является лекарственным средством',
  seo: {
    meta_title: '',
    meta_description: '',
    og_image: '',
    og_title: '',
    og_description: '',
    og_type: 'website',
    og_url: '',
    robot_advanced: '',
  },
};

const longTitle = 'Высокоинтенсивные тренировки и восстановление без лишних обещаний';

export const heroExamples: ExampleGroup = {
  name: 'ThemeHero',
  examples: lookChoices.hero.flatMap((look) => [
    { state: `${look}, with an action`, wide: true, element: <ThemeHero theme={landing} look={look} /> },
    {
      state: `${look}, long title, no action`,
      wide: true,
      element: <ThemeHero theme={{ ...landing, title: longTitle, mood: 'dark', action: null }} look={look} />,
    },
  ]),
};
