/** The settings of the running site. */
import 'server-only'
import { readSettings, type Settings } from '../../process/settings.ts'

/** Read at each call, so that a test can change them. @throws SettingsError with every fault at once. */
export const env = (): Settings => readSettings(process.env)
