import { getRouteApi } from '@tanstack/react-router';
import { errorMessages } from '../../contract/error-messages.ts';
import { statusOf } from './page-error.ts';

const root = getRouteApi('__root__');

export function NotFoundScreen({ data }: { data?: unknown }) {
  const message = (data as { message?: string } | undefined)?.message ?? errorMessages.notFound;
  return <ErrorPage status={404} message={message} />;
}

export function ErrorScreen({ error }: { error: unknown }) {
  return <ErrorPage status={statusOf(error)} message="" />;
}

function ErrorPage({ status, message }: { status: number; message: string }) {
  const frame = root.useLoaderData();
  const page = frame?.errorPage;
  if (!page) return <h1>{errorMessages.errorPageMissing}</h1>;
  return (
    <div>
      <h1 dangerouslySetInnerHTML={{ __html: page.title }} />
      <p>{page.text}</p>
      <p>
        {status} {message}
      </p>
    </div>
  );
}
