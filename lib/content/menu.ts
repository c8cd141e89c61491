/** The main menu: `data/menu.json` (specification 2, "Menu"). */
import { z } from 'zod'
import { localizedText } from './localized.ts'

type RawMenuEntry = {
  path: string
  status: 'Published' | 'Draft'
  params: { title: z.output<typeof localizedText> }
  childMenus: RawMenuEntry[]
}

export const menuEntrySchema: z.ZodType<RawMenuEntry> = z.lazy(() =>
  z.strictObject({
    /** Original path; children give their own segment only. `home` maps to the home page. */
    path: z.string(),
    status: z.enum(['Published', 'Draft']),
    params: z.strictObject({ title: localizedText }),
    childMenus: z.array(menuEntrySchema),
  }),
)

export type MenuEntry = RawMenuEntry
