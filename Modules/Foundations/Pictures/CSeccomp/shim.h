#pragma once

// Carries the flags of libseccomp.pc alone; madang-pictures includes the header itself.
