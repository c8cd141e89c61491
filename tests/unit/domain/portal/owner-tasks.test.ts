/** Documents required of the owner, and the steps of a sale or letting. */
import { expect, test } from 'vitest'
import { requiredDocuments } from '@/lib/domain/portal/required-documents'
import { sellingSteps } from '@/lib/domain/portal/selling-steps'
import type { ConfidentialProperty } from '@/lib/domain/property/confidential-property'
import { getRecord } from '../../../support/content'

const bare: ConfidentialProperty = {
  ...getRecord('s11'),
  documents: [],
  epcCode: undefined,
  asbestosType: undefined,
  electricityCertificate: undefined,
}
const kindsOf = (change: Partial<typeof bare>) => requiredDocuments({ ...bare, ...change }, []).map(({ kind }) => kind)

test.each([
  [{}, ['epc', 'asbestos', 'electricity', 'soil', 'planning']],
  [{ constructionYear: 2005 }, ['epc', 'electricity', 'soil', 'planning']],
  [{ zip: '1000' }, ['epc', 'electricity', 'soil', 'planning']],
  [{ webIds: ['4'] }, ['soil', 'planning']],
  [{ goal: 'rent' as const }, ['epc']],
  [{ goal: 'takeover' as const }, []],
  [{ countryId: 50 }, []],
])('%o', (change, kinds) => expect(kindsOf(change)).toEqual(kinds))

test('a document is needed, sent or there', () => {
  const stateOf = (change: Partial<typeof bare>, sent: Parameters<typeof requiredDocuments>[1] = []) =>
    requiredDocuments({ ...bare, ...change }, sent).find(({ kind }) => kind === 'epc')?.state
  expect(stateOf({})).toBe('needed')
  expect(stateOf({}, ['epc'])).toBe('sent')
  expect(stateOf({ epcCode: '20240101-1' }, ['epc'])).toBe('there')
})

const sale = { ...getRecord('s11'), goal: 'sale', availability: 'available', marquee: 0, offers: 0 } as const
const nowOf = (change: object) => sellingSteps({ ...sale, ...change }).find(({ state }) => state === 'now')?.name

test.each([
  [{}, 'viewings'],
  [{ offers: 1 }, 'offers'],
  [{ marquee: 2, offers: 1 }, 'agreement'],
  [{ availability: 'sold', marquee: 4 }, 'deed'],
  [{ goal: 'rent' }, 'viewings'],
  [{ goal: 'rent', availability: 'rented' }, 'keys'],
])('%o is at step %s', (change, name) => expect(nowOf(change)).toBe(name))

test.each(['epc', 'asbestos', 'soil', 'planning'] as const)(
  'a file of %s counts as that document, one of another kind does not',
  (kind) => {
    const document = (of: string) => ({ documents: [{ ...getRecord('s11').documents[0], kind: of }] }) as Partial<typeof bare>
    const there = (change: Partial<typeof bare>) =>
      requiredDocuments({ ...bare, ...change }, []).flatMap((asked) => (asked.state === 'there' ? asked.kind : []))
    expect(there(document(kind))).toEqual([kind])
    expect(there(document('other'))).toEqual([])
  },
)

test('an inspection with defects counts as an inspection', () => {
  const state = (electricityCertificate: typeof bare.electricityCertificate) =>
    requiredDocuments({ ...bare, electricityCertificate }, []).find(({ kind }) => kind === 'electricity')?.state
  expect([state('conform'), state('not-conform'), state(undefined)]).toEqual(['there', 'there', 'needed'])
})
