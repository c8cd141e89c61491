/** Minimal WAV files: 8000 samples per second, mono, 8 bits (128 is silence). */
import 'server-only'

export const sampleRate = 8000

const headerLength = 44

/**
 * The samples of a file with the header that `toWav` writes.
 * @throws for any other file.
 */
export function readSamples(file: Buffer): Uint8Array {
  const isPlain =
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.toString('latin1', 36, 40) === 'data' &&
    file.readUInt16LE(22) === 1 &&
    file.readUInt32LE(24) === sampleRate &&
    file.readUInt16LE(34) === 8
  if (!isPlain) throw new Error('Not a WAV file of 8 kHz, one channel and 8 bits')
  return file.subarray(headerLength, headerLength + file.readUInt32LE(40))
}

/** A complete file. An odd number of samples is padded with one of silence, as RIFF chunks have an even length. */
export function toWav(samples: Uint8Array): Buffer {
  const length = samples.length + (samples.length % 2)
  const file = Buffer.alloc(headerLength + length, 128)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(headerLength - 8 + length, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(length, 40)
  file.set(samples, headerLength)
  return file
}
