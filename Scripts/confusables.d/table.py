"""The table of Scripts/confusables, or with --skeletons ICU's answer to each line of the standard input."""

import sys

import icu

checker = icu.SpoofChecker()
nfd = icu.Normalizer2.getNFDInstance()
nfkc = icu.Normalizer2.getNFKCInstance()

HEAD = '''\
/// Which characters look like which: the prototypes of UTS #39, section 4, of Unicode {unicode}.
///
/// Made by `Scripts/confusables` from ICU {icu}, which has Unicode's confusables.txt (licence: Unicode, Inc.,
/// Data Files and Software). Left out are characters that normalization form KC or D replaces, because they
/// are replaced before, and the letters of which Hangul syllables consist: there a final consonant looks like
/// an initial one, by which 오빠 and 옵바 would be the same.
enum ConfusableTable {{
    /// The character that is replaced, and what stands for it.
    static let prototypes: [Unicode.Scalar: [Unicode.Scalar]] = {{
        var (prototypes, source): ([Unicode.Scalar: [Unicode.Scalar]], UInt32) = ([:], 0)
        for entry in packed.split(whereSeparator: \\.isWhitespace) {{
            let numbers = entry.split(separator: "-").compactMap {{ UInt32($0, radix: 36) }}
            source += numbers.first ?? 0
            guard let scalar = Unicode.Scalar(source) else {{ continue }}
            prototypes[scalar] = numbers.dropFirst().compactMap {{ Unicode.Scalar($0) }}
        }}
        return prototypes
    }}()

    /// {count} entries: how far the character lies behind the one before, then what stands for it, all to the
    /// base of 36, with hyphens between.
    private static let packed = """
'''


def base36(number):
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
        if number == 0:
            return digits


def is_letter_of_hangul(code):
    return 0x1100 <= code < 0x1200 or 0xA960 <= code < 0xA980 or 0xD7B0 <= code < 0xD800


def entries():
    last = 0
    for code in range(0x110000):
        if 0xD800 <= code < 0xE000 or is_letter_of_hangul(code):
            continue
        text = chr(code)
        if icu.Char.charType(code) == 0 or nfd.normalize(text) != text or nfkc.normalize(text) != text:
            continue
        prototype = checker.getSkeleton(0, text)
        if prototype != text:
            yield "-".join(base36(number) for number in [code - last] + [ord(c) for c in prototype])
            last = code


def write_table():
    table = list(entries())
    version = ".".join(icu.UNICODE_VERSION.split(".")[:2])
    sys.stdout.write(HEAD.format(unicode=version, icu=icu.ICU_VERSION, count=len(table)))
    line = "       "
    for entry in table:
        if len(line) + 1 + len(entry) > 108:
            print(line)
            line = "       "
        line += " " + entry
    print(line + '\n        """\n}')


if sys.argv[1:] == ["--skeletons"]:
    for line in sys.stdin:
        print(checker.getSkeleton(0, line.rstrip("\n")))
else:
    write_table()
