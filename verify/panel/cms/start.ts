import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { CmsProcess } from '../../src/cms/client.ts';
import { type Cms, ensureGolden, readGolden } from '../../src/cms/environment.ts';
import { copyProject, copySeed, PANEL_DATABASE } from '../../src/cms/project.ts';
import { writeFiles } from '../../src/files.ts';
import { ensurePanel, type ProjectFiles } from '../build/ensure-panel.ts';

export interface PanelCmsOptions {
  /** Tells the copies of the project apart. */
  name: string;
  /** Files that the project has in addition. */
  files: ProjectFiles;
  /** Whether the Content-Type Builder can change schemas; the CMS is then started again by itself. */
  develop: boolean;
}

/** A CMS that may be starting again. */
export interface PanelCms extends Cms {
  /** Resolves when it is up; `true` if that took a moment. */
  ready(): Promise<boolean>;
}

/** Boots the seeded CMS with its admin panel, which is built first if necessary. */
export async function startPanelCms({ name, files, develop }: PanelCmsOptions): Promise<PanelCms> {
  const [directory, panel] = await Promise.all([ensureGolden(), ensurePanel(files)]);
  const golden = readGolden(directory);
  const snapshotFile = path.join(directory, PANEL_DATABASE);
  const appDir = copyProject(`${name}-${process.pid}`);
  copySeed(directory, PANEL_DATABASE, appDir);
  writeFiles(appDir, files);
  symlinkSync(panel, path.join(appDir, 'build'));

  const environment = { DATABASE_CLIENT: 'sqlite', SERVE_ADMIN_PANEL: 'true' };
  const removeFiles = (): void => rmSync(appDir, { recursive: true, force: true });
  let restarting: Promise<void> | undefined;
  const spawn = (): CmsProcess =>
    new CmsProcess(environment, () => {
      restarting = restart();
    });
  const boot = (port: number): Promise<{ port: number }> =>
    running.call('start', { appDir, golden, snapshotFile, panel: { develop, port } });
  let running = spawn();
  const started = await boot(0).catch(async (error: unknown) => {
    await running.stop();
    removeFiles();
    throw error;
  });
  async function restart(): Promise<void> {
    await running.stop();
    running = spawn();
    // If it fails, the panel says that the server doesn't respond, and the step fails with it.
    await boot(started.port).catch(() => undefined);
  }
  return {
    get process() {
      return running;
    },
    baseUrl: `http://127.0.0.1:${started.port}`,
    golden,
    async ready() {
      if (!restarting) return false;
      await restarting;
      restarting = undefined;
      return true;
    },
    async reset() {
      await running.call('reset', { now: golden.now });
    },
    async stop() {
      await running.stop();
      removeFiles();
    },
  };
}
