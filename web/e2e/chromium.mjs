// Prints the path of the Chromium that the package carries, unpacked into the folder for temporary files.
import chromium from "@sparticuz/chromium";

process.stdout.write(await chromium.executablePath());
