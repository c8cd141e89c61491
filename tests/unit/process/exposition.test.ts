/** Metrics are written in the Prometheus text format. */
import { expect, test } from 'vitest'
import { exposeMetrics } from '@/lib/process/exposition'

test('each metric has its help, its type and a line for each sample; one without samples is left out', () => {
  const text = exposeMetrics([
    { name: 'site_none', help: 'Nothing.', type: 'gauge', samples: [] },
    {
      name: 'site_seconds',
      help: 'Back\\slash and\nline.',
      type: 'histogram',
      samples: [
        { suffix: '_bucket', labels: { kind: 'a "b"\\', le: '+Inf' }, value: 2 },
        { suffix: '_sum', value: 0.5 },
      ],
    },
  ])
  expect(text).toBe(
    [
      '# HELP site_seconds Back\\\\slash and\\nline.',
      '# TYPE site_seconds histogram',
      'site_seconds_bucket{kind="a \\"b\\"\\\\",le="+Inf"} 2',
      'site_seconds_sum 0.5',
      '',
    ].join('\n'),
  )
})
