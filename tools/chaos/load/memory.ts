/** What a node says about itself, by the name of the figure. */
async function figure(metricsUrl: string, name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

const megabyte = 1024 * 1024;

/** The most memory that a node takes while it is watched, in megabytes. */
export function watchMemory(metricsUrl: string): { stop(): number } {
  let most = 0;
  const look = async () => {
    const bytes = await figure(metricsUrl, 'process_resident_memory_bytes').catch(() => 0);
    most = Math.max(most, Math.round(bytes / megabyte));
  };
  void look();
  const timer = setInterval(() => void look(), 1_000);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
