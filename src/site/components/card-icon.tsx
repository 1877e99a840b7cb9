import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Leaf from 'lucide-react/icons/leaf';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import Sparkle from 'lucide-react/icons/sparkle';
import Store from 'lucide-react/icons/store';

/** Icons that content may name. A name that is not here gets the neutral mark, never an empty place. */
const icons = {
  book: BookOpen,
  catalog: LayoutGrid,
  leaf: Leaf,
  phone: Phone,
  question: CircleQuestionMark,
  search: Search,
  shop: Store,
};

export function CardIcon({ name, size = 28 }: { name: string; size?: number }) {
  const Icon = icons[name as keyof typeof icons] ?? Sparkle;
  return <Icon size={size} />;
}
