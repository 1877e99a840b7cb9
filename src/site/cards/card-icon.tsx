import { BookOpen, CircleQuestionMark, House, LayoutGrid, Leaf, Phone, Search, Sparkle, Store } from 'lucide';
import { Icon } from '../ui/icon.tsx';

/** Icons that content may name; an unknown name gets the neutral one. */
const icons = {
  book: BookOpen,
  catalog: LayoutGrid,
  home: House,
  leaf: Leaf,
  phone: Phone,
  question: CircleQuestionMark,
  search: Search,
  shop: Store,
};

export function CardIcon({ name, size = 28 }: { name: string; size?: number }) {
  return <Icon of={icons[name as keyof typeof icons] ?? Sparkle} size={size} />;
}
