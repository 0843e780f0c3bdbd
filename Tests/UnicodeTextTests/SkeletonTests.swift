import Testing
import UnicodeText

/// What looks like what.
@Suite struct SkeletonTests {
    /// As ICU 72.1 answers, asked by `Scripts/confusables --skeletons`.
    @Test(arguments: [
        ("paypal", "paypal"), ("p\u{430}yp\u{430}l", "paypal"),
        ("\u{440}\u{430}\u{443}\u{440}\u{430}l", "paypal"),
        ("admin", "adrnin"), ("scope", "scope"), ("\u{455}\u{441}\u{43E}\u{440}\u{435}", "scope"),
        ("0O\u{3BF}\u{43E}", "OOoo"), ("1Il|", "llll"), ("\u{3BC}\u{3C1}", "\u{3BC}p"),
        ("e\u{301}", "e\u{301}"), ("\u{E9}", "e\u{301}"), ("\u{433}", "r"), ("\u{251}", "a"),
        ("a\u{200D}b\u{AD}c\u{3164}", "abc"), ("100%", "lOO\u{BA}/\u{2080}"), ("", ""),
        ("\u{30FC}", "\u{30FC}"), ("\u{65E5}\u{672C}", "\u{65E5}\u{672C}"), ("\u{2014}", "\u{30FC}"),
    ])
    func skeleton(_ text: String, _ skeleton: String) {
        #expect(Array(text.skeleton.utf8) == Array(skeleton.utf8))
    }

    @Test(arguments: [
        "운영자", "\u{110B}\u{116E}\u{11AB}\u{110B}\u{1167}\u{11BC}\u{110C}\u{1161}", "오빠", "옵바", "각가", "가까",
    ])
    func hangulStaysAsItIs(_ text: String) {
        #expect(text.skeleton.nfc.unicodeScalars.elementsEqual(text.nfc.unicodeScalars))
        #expect(text.caselessSkeleton.unicodeScalars.elementsEqual(text.nfc.unicodeScalars))
    }

    @Test(arguments: [
        [
            "admin", "ADMIN", "Admin", "\u{430}dmin", "\u{410}DMIN", "ａｄｍｉｎ", "adm1n", "ADMlN",
            "AD\u{39C}\u{399}N", "adrnin",
        ],
        ["bora", "B0RA", "b\u{43E}ra", "\u{392}\u{39F}RA", "bo\u{200D}ra"],
        ["Ian", "lan", "1an", "\u{406}an"],
        ["보라", "\u{1107}\u{1169}\u{1105}\u{1161}"],
    ])
    func alikeInAnyCase(_ texts: [String]) {
        #expect(Set(texts.map(\.caselessSkeleton)).count == 1, "\(texts.map { ($0, $0.caselessSkeleton) })")
    }

    @Test(arguments: [
        ["bora", "boro", "born", "보라", "보리", "bara"], ["가까", "각가"], ["user1", "user2", "user3"],
        ["김민준", "김민순", "김민준1"], ["👍", "👎"],
    ])
    func notAlike(_ texts: [String]) {
        #expect(Set(texts.map(\.caselessSkeleton)).count == texts.count)
    }

    @Test func everyPrototypeStandsForItself() {
        for (scalar, prototype) in [("\u{430}", "a"), ("m", "rn"), ("0", "O")] {
            #expect(scalar.skeleton == prototype)
            #expect(prototype.skeleton == prototype)
        }
    }
}
