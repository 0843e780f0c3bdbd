import Testing
import Vocabulary

/// English nouns behind a number.
struct CountedTests {
    @Test(arguments: [
        ("post", "posts"), ("batch", "batches"), ("dish", "dishes"), ("box", "boxes"), ("class", "classes"),
        ("reply", "replies"), ("entry", "entries"), ("day", "days"), ("person", "people"),
        ("feed post", "feed posts"), ("crew", "crews"), ("shelter", "shelters"), ("", "s"), ("y", "ys"),
    ])
    func plurals(_ noun: String, _ plural: String) {
        #expect(noun.plural == plural)
        #expect(1.counted(noun) == "1 \(noun)" && Int64(1).counted(noun) == "1 \(noun)")
        for count in [0, 2, 21, -1] { #expect(count.counted(noun) == "\(count) \(plural)") }
    }
}
