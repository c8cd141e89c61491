import { describe, expect, test } from 'vitest'
import { type EpcRegion, epcLabels } from '../../../../lib/domain/energy/epc.ts'
import { epcLabelSvg } from '../../../../lib/domain/energy/epc-label-svg.ts'
import { epcLetters } from '../../../../lib/domain/energy/epc-scale.ts'

const regions: readonly EpcRegion[] = ['flanders', 'brussels', 'wallonia', 'luxembourg']

describe('epcLabelSvg', () => {
  test.each(regions)('every label of %s has an SVG of its own, named by its letter (spec 9)', (region) => {
    const drawings = epcLabels(region).map((label) => epcLabelSvg(region, label))
    expect(new Set(drawings).size).toBe(drawings.length)
    for (const [index, label] of epcLabels(region).entries())
      expect(drawings[index]).toContain(`<title>EPC ${epcLetters[label]}</title>`)
  })

  test('the sign follows the letter, and both are centred on the arrow (design/epc)', () => {
    const svg = epcLabelSvg('flanders', 'a_plus')
    expect(svg).toContain('<path fill="#008441" d="M0 0h44l12 14-12 14H0z"/>')
    expect(svg).toContain('transform="translate(11.11 0)"')
    expect(svg).toContain('transform="translate(25.70 0)"')
  })

  test('a label that the Region does not have is a dashed empty arrow', () => {
    expect(epcLabelSvg('flanders', 'g')).toContain('stroke-dasharray')
    expect(epcLabelSvg('flanders', 'g')).toContain('<title>EPC ?</title>')
  })

  test('is named by the term of the page', () => {
    expect(epcLabelSvg('wallonia', 'b', 'PEB')).toContain('aria-label="PEB B"')
  })
})
