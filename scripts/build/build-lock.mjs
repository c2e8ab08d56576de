/** One build at a time: two would write over each other. Plain Node. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Takes the lock, and gives how to let go of it. Fails with one sentence while another build holds it; one that was killed holds nothing. */
export async function lockBuild(file) {
  await mkdir(dirname(file), { recursive: true })
  for (let tries = 0; tries < 2; tries++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (holder && isRunning(holder))
        throw new Error(`Another build is under way here (process ${holder}). Wait for it, or end it, and try again.`)
      await rm(file, { force: true })
    }
  }
  throw new Error('Another build began at the same moment. Wait for it, and try again.')
}
