// script/packages replaces this file with the data of a registry.
export default null;
export const rules = null;
throw new Error('This folder has no data. Make the package with script/packages (packages/README.md).');
