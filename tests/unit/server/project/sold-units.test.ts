/** The price of a sold unit, and a hidden street, are in no answer: two contents that differ only in them give the same ones. */
import { afterAll, expect, test } from 'vitest'
import type { ConfidentialProject } from '@/lib/domain/project/project'
import { toProjectData } from '@/lib/domain/syndication/project-data'
import { languageCodes } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { publishListings } from '@/lib/server/content/snapshot/publish-listings'
import { runAtOnce } from '@/lib/server/content/thread/steps'
import { unitChoices } from '@/lib/server/forms/unit-choices'
import { projectMetadata } from '@/lib/server/pages/metadata'
import { translatorOf } from '@/lib/server/pages/translator'
import { findForPanel } from '@/lib/server/search/panel'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { snapshot } from '../../../support/content'

afterAll(() => {
  globalThis.currentSnapshot = snapshot
})

const [demo] = snapshot.projects
if (!demo) throw new Error('the demo has no project')
const { address: _address, ...facts } = demo

type Secret = { price: number; street: string }

/** As files have it; every second unit is sold. */
const recordWith = ({ price, street }: Secret): ConfidentialProject => ({
  ...facts,
  ...{ publishAddress: false, street, houseNumber: '7', boxNr: '' },
  units: facts.units.map((unit, index) =>
    index % 2 === 0 ? { ...unit, state: 'sold', price } : { ...unit, state: 'free', price: unit.price ?? 300_000 },
  ),
})

function answersWith(secret: Secret): string {
  const records = { properties: [], takeovers: [], foreign: [], projects: [recordWith(secret)] }
  const { listings } = runAtOnce(publishListings(records, []))
  globalThis.currentSnapshot = { ...snapshot, ...listings }
  const answers = getSnapshot().projects.map((project) => [
    project,
    languageCodes.map((language) => {
      const listing = { language, project, texts: project.texts[language], street: '', url: '/' }
      return [
        projectMetadata(project, language),
        unitChoices(project, language, translatorOf(language)),
        toProjectData(listing, { absoluteUrl: (path) => path, agencyId: '#agency' }),
        findForPanel(String(project.id), language),
      ]
    }),
    buildSitemap(),
  ])
  return JSON.stringify(answers)
}

test('whatever a sold unit cost, the answers are the same', () => {
  const answers = answersWith({ price: 777_123, street: 'Geheimstraat' })
  expect(answersWith({ price: 1, street: 'Verborgenlaan' })).toBe(answers)
  expect(answers).toContain('"state":"sold"')
  expect(answers).not.toMatch(/777123|777\.123|Geheimstraat/)
})
