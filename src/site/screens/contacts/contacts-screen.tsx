import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { WhereNext } from '../../cards/card-link-grid.tsx';
import { Picture } from '../../images/picture.tsx';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { FaqList } from '../../ui/faq-list.tsx';
import { Container, Section } from '../../ui/layout.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

type Channel = PageData<'contacts'>['channels'][number];

export function ContactsScreen({ page }: { page: PageData<'contacts'> }) {
  const [first, ...others] = page.channels;
  return (
    <>
      <StructuredData block="contacts" of={page} />
      <Container className="pt-card">
        <Breadcrumbs trail={[]} current={page.title} />
        <div className="grid gap-x-panel gap-y-10 lg:grid-cols-[7fr_5fr]">
          <div>
            <h1 className="text-h1">{page.title}</h1>
            <p className="mt-5 max-w-[38rem] text-lead text-ink-soft">{page.lead}</p>
            {first && (
              <div className="mt-panel">
                <ChannelLink
                  channel={first}
                  className="inline-block text-h1 leading-none font-semibold tracking-[-.03em] whitespace-nowrap text-link hover:underline decoration-2 underline-offset-[.15em]"
                />
                <p className="mt-4 max-w-[32rem] text-ink-soft">{first.text}</p>
              </div>
            )}
          </div>
          <Picture
            image={page.image}
            sizes="(min-width: 1024px) 520px, 100vw"
            priority
            className="aspect-[8/5] w-full self-end rounded-panel object-cover"
          />
        </div>
      </Container>
      <Section label="Другие способы связи" space="tight">
        <ul className="grid gap-x-16 border-t border-line md:grid-cols-2">
          {others.map((channel) => (
            <li key={channel.title} className="border-b border-line py-7">
              <h2 className="text-small font-medium text-ink-faint">{channel.title}</h2>
              <ChannelLink
                channel={channel}
                className="mt-1 inline-block text-h3 font-semibold tracking-[-.02em] wrap-anywhere text-link hover:underline underline-offset-4"
              />
              <p className="mt-2 max-w-[34rem] text-small text-ink-soft">{channel.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {page.questions.length > 0 && (
        <Section title="Часто спрашивают" tone="muted" link={{ url: pagePaths.faq, label: 'Все вопросы' }} beside>
          <FaqList items={page.questions} />
        </Section>
      )}
      <Section title="Реквизиты">
        <Company page={page} />
      </Section>
      <WhereNext cards={page.cardLinks} columns={2} />
    </>
  );
}

/** Phones use the link that call tracking may rewrite. */
function ChannelLink({ channel, className }: { channel: Channel; className: string }) {
  if (channel.url.startsWith('tel:')) {
    return (
      <PhoneLink phone={{ number: channel.url.slice('tel:'.length), text: channel.value }} className={className} />
    );
  }
  return (
    <AppLink href={channel.url} className={className}>
      {channel.value}
    </AppLink>
  );
}

function Company({ page }: { page: PageData<'contacts'> }) {
  const facts = [
    { name: 'Компания', value: page.company.name },
    { name: 'ИНН', value: page.company.inn },
    { name: 'ОГРН', value: page.company.ogrn },
    { name: 'Адрес', value: page.company.address },
    { name: 'Часы работы', value: page.hours },
  ];
  return (
    <dl className="border-t border-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-12 gap-y-1 border-b border-line py-4 sm:grid-cols-[14rem_1fr]">
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
