import { expect, test } from 'vitest'
import { energyScaleView } from '../../../../lib/domain/energy/energy-scale-view.ts'

test('Flanders: seven steps with their limits, one of them current', () => {
  const steps = energyScaleView('flanders', 'c')
  expect(steps.map(({ letterText, range }) => `${letterText} ${range}`)).toEqual([
    'A+ < 0',
    'A 0–100',
    'B 100–200',
    'C 200–300',
    'D 300–400',
    'E 400–500',
    'F > 500',
  ])
  expect(steps.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['c'])
})

test('Brussels: steps in between take the colour of their letter', () => {
  const steps = energyScaleView('brussels', 'b_sub')
  expect(steps).toHaveLength(19)
  expect(steps.find(({ label }) => label === 'b_sub')).toMatchObject({ colour: 'epc-b', isCurrent: true, range: '80–95' })
  expect(steps[0]).toMatchObject({ label: 'a_plus', colour: 'epc-ap' })
})

test('Luxembourg has no figures; its last classes take the last colour', () => {
  const steps = energyScaleView('luxembourg', 'i')
  expect(steps.every(({ range }) => range === '')).toBe(true)
  expect(steps.at(-1)).toMatchObject({ letterText: 'I', colour: 'epc-g' })
})
