/** The settings of the running site. */
import 'server-only'
import { readSettings, type Settings, settingNames } from '../../process/settings.ts'

let last: { given: readonly (string | undefined)[]; settings: Settings } | undefined

/**
 * Validated once: a page reads settings dozens of times, and reading `process.env` is slow. Outside a running site they are
 * validated again when one was changed, as tests do.
 * @throws SettingsError with all errors at once.
 */
export function env(): Settings {
  if (last && process.env.NODE_ENV === 'production') return last.settings
  const given = settingNames.map((name) => process.env[name])
  if (!last || given.some((value, index) => value !== last?.given[index])) last = { given, settings: readSettings(process.env) }
  return last.settings
}
