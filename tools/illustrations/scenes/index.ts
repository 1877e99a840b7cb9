/** Which drawing goes into which file. */
import * as basics from './basics.ts';
import * as beauty from './beauty.ts';
import * as immunity from './immunity.ts';
import * as kids from './kids.ts';
import * as lectures from './lectures.ts';
import * as meetings from './meetings.ts';
import * as nutrition from './nutrition.ts';
import * as outdoors from './outdoors.ts';
import * as pages from './pages.ts';
import * as sleep from './sleep.ts';
import * as sport from './sport.ts';
import * as troubles from './troubles.ts';

type Scenes = Record<string, () => string>;

const under = (folder: string, set: Scenes): Scenes =>
  Object.fromEntries(Object.entries(set).map(([slug, draw]) => [`content/${folder}/${slug}.webp`, draw]));

export const scenes: Scenes = {
  ...under('articles', {
    'chto-takoe-sutochnaya-norma': basics.dailyNorm,
    'formy-vypuska': basics.forms,
    'kogda-prinimat-vitaminy': basics.whenToTake,
    'chestnyy-znak-i-sgr': basics.honestMark,
    'verhniy-dopustimyy-uroven': basics.upperLevel,
    'vitamin-d-v-rossii': nutrition.winterSun,
    'omega-3-iz-ryby-i-kapsul': nutrition.omegaFish,
    'magniy-v-ratsione': nutrition.magnesiumTable,
    'zhelezo-i-vitamin-c': nutrition.ironAndC,
    'vitaminy-gruppy-b': nutrition.groupB,
    'vegetarianskiy-ratsion': nutrition.plantTable,
    'gigiena-sna': sleep.bedroom,
    'magniy-vecherom': sleep.eveningMagnesium,
    'l-teanin-i-chay': sleep.tea,
    'ekrany-i-son': sleep.screens,
    'kollagen-chto-izvestno': beauty.collagen,
    'biotin-volosy-nogti': beauty.hairAndNails,
    'vitamin-e-i-antioksidanty': beauty.antioxidants,
    'pitanie-dlya-kozhi': beauty.skinFood,
    'vitamin-c-mify': immunity.vitaminCScales,
    'tsink-v-sezon': immunity.zincSeason,
    'probiotiki-slovar': immunity.probioticWords,
    'osenniy-ratsion': immunity.autumn,
    'kreatin-prostymi-slovami': sport.creatine,
    'elektrolity-i-voda': sport.electrolytes,
    'bcaa-i-belok': sport.aminoAcids,
    'vosstanovlenie-posle-trenirovki': sport.recovery,
    'shkolnyy-zavtrak': kids.schoolBreakfast,
  }),
  ...under('events', {
    'lektsiya-vitamin-d': lectures.lectureD,
    'zabeg-parki': outdoors.parkRun,
    'den-otkrytyh-laboratoriy': meetings.openLab,
    'shkola-etiketki': lectures.labelSchool,
    'master-klass-zavtrak': meetings.breakfastClass,
    'lektsiya-omega-3': lectures.lectureOmega,
    'forum-pitanie': meetings.forum,
    'den-semi': outdoors.familyDay,
    'vebinar-sport': lectures.sportWebinar,
  }),
  ...under('pages', {
    about: pages.about,
    interesting: pages.interesting,
    'where-to-buy': pages.whereToBuy,
    contacts: pages.contacts,
    'error.fault': troubles.mending,
    'error.offline': troubles.unplugged,
  }),
};
