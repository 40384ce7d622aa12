/** The texts of the output folder, as a pattern; pictures and fonts are the rest. */
export const textFiles = '**/*.{atom,css,html,js,json,md,mjs,svg,txt,xml}';
