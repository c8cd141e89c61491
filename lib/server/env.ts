/** The settings that come from the environment, checked at first use. */
import 'server-only'
import { z } from 'zod'

const schema = z.object({
  /** Folder of the content. */
  CONTENT_DIR: z.string().default('data'),
  /** Signs the links of previews; without it there are none. */
  PREVIEW_SECRET: z.string().min(32).optional(),
  /** Public address of the site, without a slash at the end; wins over `url` in data/site.json. */
  SITE_URL: z.url().optional(),
  /** `postgres://…` of a PostgreSQL database; without it a SQLite file in VAR_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Folder for what the running site writes. */
  VAR_DIR: z.string().default('var'),
})

export type Env = z.output<typeof schema>

/** @throws ZodError naming the setting that is wrong. */
export function env(): Env {
  return schema.parse(process.env)
}
