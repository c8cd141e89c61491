/** Metrics in the Prometheus text exposition format 0.0.4. */

export type Sample = { labels?: Readonly<Record<string, string>>; value: number; suffix?: string }

export type Metric = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: readonly Sample[] }

const escapeText = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

function writeLabels(labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeText(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Metrics without a sample are left out. */
export const exposeMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('')
