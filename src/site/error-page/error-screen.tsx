import { useLocation } from '@tanstack/react-router';
import { RotateCw } from 'lucide';
import { use } from 'react';
import { builtInErrorPage, errorMessages } from '../../contract/error-messages.ts';
import { statusOf } from '../api-client/page-error.ts';
import { useFrame } from '../api-client/use-site.ts';
import { CardLinkGrid } from '../cards/card-link-grid.tsx';
import { InFrame } from '../frame/in-frame.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { Picture } from '../images/picture.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Container, Section } from '../ui/layout.tsx';

export function NotFoundScreen({ data }: { data?: unknown }) {
  const message = (data as { message?: string } | undefined)?.message ?? errorMessages.notFound;
  return <ErrorPage status={404} message={message} />;
}

/** Of what went wrong inside only the status is shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  return <ErrorPage status={statusOf(error)} message={fault} />;
}

const fault = 'Не получилось показать страницу';

function ErrorPage(props: { status: number; message: string }) {
  // An error of the root route itself is shown without the frame around it.
  const framed = use(InFrame);
  return framed ? (
    <ErrorContent {...props} />
  ) : (
    <SiteFrame>
      <ErrorContent {...props} />
    </SiteFrame>
  );
}

function ErrorContent({ status, message }: { status: number; message: string }) {
  const page = useFrame()?.errorPage;
  if (!page) return <BuiltInError />;
  const broken = status >= 500;
  return (
    <>
      <Container className="grid items-center gap-x-16 gap-y-8 py-[clamp(24px,5vw,72px)] md:grid-cols-[1fr_1.15fr]">
        <div className="md:order-2">
          <Picture
            image={page.image}
            sizes="(min-width: 832px) 55vw, 100vw"
            priority
            className="aspect-[4/3] w-full rounded-panel object-cover"
          />
        </div>
        <div>
          <p className="text-small text-ink-soft">
            {status} · <span lang={isEnglish(message) ? 'en' : undefined}>{message}</span>
          </p>
          <h1 className="error-title mt-3 text-h1" dangerouslySetInnerHTML={{ __html: page.title }} />
          <p className="mt-5 max-w-[32rem] text-lead text-ink-soft">{page.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            {broken && <TryAgain />}
            <ButtonLink href={page.linkToHome.url} variant={broken ? 'secondary' : 'primary'} size="large">
              {page.linkToHome.label}
            </ButtonLink>
            <ButtonLink href={page.linkToContacts.url} variant="secondary" size="large">
              {page.linkToContacts.label}
            </ButtonLink>
          </p>
        </div>
      </Container>
      {page.sectionCardLinks.cardLinks.length > 0 && (
        <Section label="Куда пойти" space="tight">
          <CardLinkGrid cards={page.sectionCardLinks.cardLinks} columns={4} className="max-sm:grid-cols-1" />
        </Section>
      )}
    </>
  );
}

/** The error page's own data is missing. What the server can say in this case is `last-resort.ts`. */
function BuiltInError() {
  const { title, text, linkToHome, linkToContacts } = builtInErrorPage;
  return (
    <Container className="py-(--space-section)">
      <p className="mb-3 text-small text-ink-soft">
        500 · <span lang="en">{errorMessages.errorPageMissing}</span>
      </p>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 max-w-[32rem] text-lead text-ink-soft">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <TryAgain />
        {[linkToHome, linkToContacts].map(({ url, label }) => (
          <ButtonLink key={url} href={url} variant="secondary" size="large">
            {label}
          </ButtonLink>
        ))}
      </p>
    </Container>
  );
}

/** A form that leads to this very page, so that the button works without scripts too. */
function TryAgain() {
  const href = useLocation({ select: (location) => location.href });
  return (
    <form action={href.split('?')[0]} method="get" onSubmit={reload} className="contents">
      <Button type="submit" size="large">
        <Icon of={RotateCw} size={20} />
        Попробовать ещё раз
      </Button>
    </form>
  );
}

function reload(event: { preventDefault(): void }) {
  event.preventDefault();
  window.location.reload();
}

const isEnglish = (message: string) => !/[а-яё]/i.test(message);
