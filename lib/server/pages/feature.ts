/** Whether the agency uses a feature (`features` in data/site.json). */
import 'server-only'
import type { Feature } from '../../domain/site/feature.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

export function isEnabled(feature: Feature): boolean {
  return getSnapshot().site.features[feature]
}
