/** What a source states for all of its listings goes to properties and projects by what each knows. */
import { expect, test } from 'vitest'
import { projectFields } from '@/lib/domain/project/project-fields'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { withSourceDefaults } from '@/lib/feeds/compose/source-defaults'

const source = { defaults: { AgentID: 11, EPCCode: 'E-1', Delivery: '2028-Q2', Kleur: 'rood', PScore: 'A' }, byHand: ['PScore'] }

test('each takes what it knows, and a name that nobody knows stays to be told', () => {
  expect(withSourceDefaults({ ID: 1 }, source, propertyFields)).toEqual({ ID: 1, AgentID: 11, EPCCode: 'E-1', Kleur: 'rood' })
  expect(withSourceDefaults({ ID: 1 }, source, projectFields)).toEqual({ ID: 1, AgentID: 11, Delivery: '2028-Q2', Kleur: 'rood' })
})

test('what the feed says wins, what it leaves out does not', () => {
  const file = { AgentID: 12, EPCCode: undefined }
  expect(withSourceDefaults(file, source, propertyFields)).toMatchObject({ AgentID: 12, EPCCode: 'E-1' })
})
