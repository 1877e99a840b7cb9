import { cx } from '../ui/class-names.ts';
import { Container, PageHead } from '../ui/layout.tsx';
import { exampleGroups } from './examples.tsx';

/** Not in the production build. */
export function GalleryScreen() {
  return (
    <>
      <PageHead title="Компоненты сайта" lead="Все элементы во всех состояниях. Те же примеры проверяют тесты." />
      <Container className="pb-section">
        {exampleGroups.map((group) => (
          <section key={group.name} className="border-t border-line py-10">
            <h2 className="mb-6 text-h3">{group.name}</h2>
            <div className="grid items-start gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
              {group.examples.map((example) => (
                <div key={example.state} className={cx('min-w-0', example.wide && 'col-span-full')}>
                  <p className="mb-3 text-caption text-ink-faint" lang="en">
                    {example.state}
                  </p>
                  {example.element}
                </div>
              ))}
            </div>
          </section>
        ))}
      </Container>
    </>
  );
}
