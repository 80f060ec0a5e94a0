// Locks for work that two processes must not do at the same time.
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

function isRunning(pid) {
  try {
    // Signal 0 only checks that the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs `action` while `file` contains this process's id; takes over the lock of a process that has ended. */
export async function locked(file, what, action) {
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await writeFile(file, String(process.pid), {flag: 'wx'});
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const pid = Number(await readFile(file, 'utf8'));
    if (isRunning(pid)) {
      throw new Error(
        `Another ${what} is running (process ${pid}). Wait until it has ended and try again; if there is none, delete ${file}`,
      );
    }
    await rm(file, {force: true});
    return locked(file, what, action);
  }
  try {
    return await action();
  } finally {
    await rm(file, {force: true});
  }
}
