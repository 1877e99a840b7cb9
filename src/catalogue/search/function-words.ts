/** Words that carry little: they help to rank results and are never required. Normalised: ё is е. */
const little =
  'а без бы был была были было быть в вам вас весь во вот все всего всей всех вы где да для до его ее если есть еще же за и из или им их к как какая какие какой какое какую каких ко когда кто куда ли либо лучше мне можно мой мы на над надо нам нас не него нее нет ни них но нужен нужна нужно нужны о об обо он она они оно от откуда по под подойдет подойдут подскажите почему при про с со самый самые сколько сразу так также такое такой там то того тоже той только том тут ты у уже хочу чего чем что чтобы это этот эта эти я зачем чей чья чье лучшие какими делать';

const functionWords = new Set(little.split(' '));
const questionWords = new Set(
  'где зачем как какая какие какой какое каких когда кто куда ли можно откуда почему сколько чем что нужно'.split(' '),
);

/** Single letters name a vitamin only beside «витамин»; alone they are too weak to be required. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word) || /^\p{L}$/u.test(word);
}

const buyingWords = new Set('купить покупка заказать цена цены стоимость стоит недорого дешево почем'.split(' '));
const takingWords = new Set('пить попить выпить'.split(' '));

export const isBuyingWord = (word: string) => buyingWords.has(word);
export const isQuestionWord = (word: string) => questionWords.has(word);

/** «купить магний», «что пить для кожи»: what the visitor wants to do; the results are about the subject beside it. */
const isIntentWord = (word: string) => buyingWords.has(word) || takingWords.has(word);

/** Says what the query is about. */
export const isSubjectWord = (word: string) => !isFunctionWord(word) && !isIntentWord(word);
