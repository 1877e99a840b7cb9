import { describe, expect, it, vi } from 'vitest';
import { failFast } from './fail-fast.ts';

const watch = () => ({ isAway: () => false, isSlowToFail: () => false, suspect: vi.fn() });

describe('an API that is slow to fail', () => {
  it('is waited for once, not by everything a page needs', async () => {
    let time = 0;
    let asked = 0;
    let status = 500;
    const fetchApi = failFast(
      async () => {
        asked += 1;
        time += 2_000;
        return new Response('', { status });
      },
      watch(),
      () => time,
    );
    const answers = [await fetchApi('/a'), await fetchApi('/b'), await fetchApi('/c')];
    expect([answers.map((answer) => answer.status), asked]).toEqual([[500, 503, 503], 1]);
    status = 200;
    time += 1_000;
    expect([(await fetchApi('/a')).status, (await fetchApi('/b')).status]).toEqual([200, 200]);
  });

  it('is asked again at once when it failed quickly: that may concern one call only', async () => {
    let asked = 0;
    const watched = watch();
    const fetchApi = failFast(
      async () => {
        asked += 1;
        throw new Error('refused');
      },
      watched,
      () => 0,
    );
    await expect(fetchApi('/a')).rejects.toThrow('refused');
    await expect(fetchApi('/b')).rejects.toThrow('refused');
    expect([asked, watched.suspect.mock.calls.length]).toEqual([2, 2]);
  });

  it('is not asked while it is known to be away and slow to fail', async () => {
    let isAway = true;
    const fetchApi = failFast(async () => new Response('ok'), { ...watch(), isSlowToFail: () => isAway });
    expect((await fetchApi('/a')).status).toBe(503);
    isAway = false;
    expect((await fetchApi('/a')).status).toBe(200);
  });

  it('is asked while it merely refuses, and whoever finds it there again says so', async () => {
    const watched = { ...watch(), isAway: () => true };
    const fetchApi = failFast(async () => new Response('ok'), watched);
    expect((await fetchApi('/a')).status).toBe(200);
    expect(watched.suspect).toHaveBeenCalledOnce();
  });
});
