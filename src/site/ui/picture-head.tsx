import type { Image } from '../../contract/common.ts';
import { Picture } from '../images/picture.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Container } from './layout.tsx';

export function PictureHead({ page }: { page: { title: string; lead: string; image: Image } }) {
  return (
    <Container className="pt-card">
      <Breadcrumbs trail={[]} current={page.title} />
      <div className="grid items-center gap-x-panel gap-y-8 md:grid-cols-2">
        <div>
          <h1 className="text-h1">{page.title}</h1>
          <p className="mt-5 max-w-[34rem] text-lead text-ink-soft">{page.lead}</p>
        </div>
        <Picture
          image={page.image}
          sizes="(min-width: 768px) 600px, 100vw"
          priority
          className="aspect-[8/5] w-full rounded-panel object-cover"
        />
      </div>
    </Container>
  );
}
