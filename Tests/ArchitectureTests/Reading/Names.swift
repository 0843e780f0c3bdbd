/// Names in camel case.
enum Names {
    /// `SQLListingStore` -> `S`, `Q`, `L`, `Listing`, `Store`: a word begins at each capital.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name where character != "`" {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}
