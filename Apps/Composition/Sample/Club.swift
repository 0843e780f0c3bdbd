import Vocabulary

/// A football club of the project's list.
struct Club: Hashable, Sendable {
    let league: String
    let name: String
    let city: String
    /// The name in Korean, if the list has it.
    let korean: String?

    /// All clubs of `Resources/clubs.tsv`. Throws `unavailable` if the file is not with the program.
    static func all() throws(ServiceFailure) -> [Club] {
        for folder in ProgramFolder.candidates {
            let path = folder + "/madang_Composition.resources/Resources/clubs.tsv"
            if let bytes = try PrivateFile.read(path) {
                return clubs(String(decoding: bytes, as: UTF8.self))
            }
        }
        throw .unavailable("the folder madang_Composition.resources is not beside the program")
    }

    private static func clubs(_ text: String) -> [Club] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 4 else { return nil }
            return Club(
                league: cells[0], name: cells[1], city: cells[2], korean: cells[3].isEmpty ? nil : cells[3])
        }
    }
}
