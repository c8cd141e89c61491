/** What is hidden from visitors is read in few places, each by name: no public page or answer reaches it by accident. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('{app,components,lib,scripts}/**/*.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted()

test('whole records come to the pages of the owner and of the office alone', () => {
  expect(filesWith(/from '[^']*\/confidential(\.ts)?'/)).toEqual([
    'lib/server/office/listings/discreet-actions.ts',
    'lib/server/office/listings/listing-records.ts',
    'lib/server/office/listings/office-property.ts',
    'lib/server/office/people/owners-view.ts',
    'lib/server/portal/monthly-reports.ts',
    'lib/server/portal/owned-property.ts',
    'lib/server/portal/report-mail.ts',
    'lib/server/portal/review-invitations.ts',
    'lib/server/portal/seed-demo.ts',
  ])
})

test('the snapshot with its records is known to its own folder alone', () => {
  expect(filesWith(/\b(loadCurrent|LoadedSnapshot|currentSnapshot)\b/)).toEqual([
    'lib/server/content/publish/publish-content.ts',
    'lib/server/content/snapshot/build-snapshot.ts',
    'lib/server/content/snapshot/confidential.ts',
    'lib/server/content/snapshot/current-snapshot.ts',
    'lib/server/content/snapshot/load-content.ts',
    'lib/server/content/snapshot/load-snapshot.ts',
    'lib/server/content/snapshot/published-media.ts',
    'lib/server/content/snapshot/snapshot-type.ts',
    'lib/server/content/thread/receive.ts',
    'lib/server/content/thread/transfer.ts',
  ])
})

test('only content, its checks and the portal know the type of a record', () => {
  const rooms = /^lib\/(content|domain|server\/(portal|content))\//
  expect(filesWith(/\bConfidential(Property|Project)\b/).filter((path) => !rooms.test(path))).toEqual([])
  expect(filesWith(/\bConfidentialProperty\b/).filter((path) => path.startsWith('lib/domain/'))).toEqual([
    'lib/domain/costs/stated-costs.ts',
    'lib/domain/law/notice-property.ts',
    'lib/domain/property/confidential-property.ts',
    'lib/domain/property/property.ts',
    'lib/domain/property/public-property.ts',
    'lib/domain/property/shared-fields.ts',
  ])
})
