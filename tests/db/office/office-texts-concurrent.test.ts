/** Two colleagues edit one text on pages with autosave: changes are not overwritten silently. */
import { expect, test } from 'vitest'
import { receiveText } from '@/lib/server/office/texts/text-forms'
import { translatorOf } from '@/lib/server/pages/translator'
import { markOf } from '@/lib/server/texts/draft-text'
import { describeOnBoth } from '../../support/databases.ts'
import { fees, now, prepareTexts, staff } from '../../support/office-texts.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

describeOnBoth('a text on two pages', (db) => {
  const { view, write } = prepareTexts(db)

  /** A page with all its fields, as a browser sends it. */
  async function openPage() {
    const { values } = await view(fees)
    const fields = Object.fromEntries(values)
    let seen = JSON.stringify(Object.fromEntries([...values].map(([name, typed]) => [name, markOf(typed)])))
    return {
      type: (name: string, text: string) => {
        fields[name] = text
      },
      send: async (button: string) => {
        const typed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [`f.${name}`, text]))
        const sent = { document: fees, version: 1, do: button, seen, at: '', ...typed }
        const t = translatorOf('nl')
        const answer = await receiveText({ db: db(), staff, values: sent, language: 'nl', t, now })
        if ('values' in answer) seen = answer.values?.['seen'] ?? seen
        return answer
      },
    }
  }

  test('autosave does not overwrite the field that a colleague changed', async () => {
    const page = await openPage()
    const { values } = await view(fees)
    page.type('title.nl', 'Een')
    await page.send('auto')
    await write(fees, { 'title.fr': 'De Samira' }, values)
    page.type('title.nl', 'Eén')
    await page.send('auto')
    page.type('title.nl', 'Eén tarief')
    await page.send('auto')
    const after = await view(fees)
    expect([after.values.get('title.nl'), after.values.get('title.fr')]).toEqual(['Eén tarief', 'De Samira'])
    page.type('title.fr', 'De Lotte')
    expect(JSON.stringify(await page.send('auto'))).toContain('De Samira')
  })

  test('the publish button does not publish what a colleague changed since the page was rendered', async () => {
    const page = await openPage()
    await write(fees, { 'title.fr': 'De Samira' }, (await view(fees)).values)
    page.type('title.nl', 'Eén tarief')
    expect(await page.send('publish')).toEqual({ goTo: expect.stringContaining('said=newer') })
    // Typed values are saved, and are published from the page that shows them.
    expect((await view(fees)).values.get('title.nl')).toBe('Eén tarief')
    // It gets as far as the authorization check, which needs a request.
    await expect((await openPage()).send('publish')).rejects.toThrow('request scope')
  })
})
