/// What the closures of a fake are called.
///
/// A property keeps its name, and so does the first function of a name, in the order of the protocol. A later
/// one adds a word of its own, that is the first one that no earlier function of the name has:
///
/// 1. the label of a parameter, or the name of a parameter without a label: `page(_ filter:)` and
///    `page(of author:)` are `page` and `pageOf`, `find(_ id:)` and `find(_ ids:)` are `find` and `findIDs`;
/// 2. else the type of a parameter, in the plural if it is a collection: `find(_ ids: Set<CommentID>)` and
///    `find(_ ids: Set<ThreadID>)` are `find` and `findThreadIDs`.
///
/// So a requirement that is added behind the others changes no name that tests use.
enum FakeNames {
    /// A name for each requirement. Throws if two cannot be told apart.
    static func all(of protocol: FakeProtocol) throws(FakeRefusal) -> [String] {
        let requirements = `protocol`.requirements
        let reserved = Set(requirements.map(\.name))
        var names: [String] = []
        for (index, requirement) in requirements.enumerated() {
            let earlier = requirements[..<index].filter { $0.name == requirement.name }
            let longer = added(to: requirement, behind: earlier).map { requirement.name + $0 }
            let free = longer.first { !reserved.contains($0) && !names.contains($0) }
            guard let name = earlier.isEmpty ? requirement.name : free else {
                throw FakeRefusal(
                    file: requirement.file, line: requirement.line,
                    message: "`\(requirement.fullName)` has no word that tells it from its overloads: "
                        + "give it another label.")
            }
            names.append(name)
        }
        return names
    }

    /// What a later function of a name may add to it, the first choice first.
    private static func added(
        to requirement: FakeRequirement, behind earlier: [FakeRequirement]
    ) -> [String] {
        [words, types].flatMap { read in
            let known = Set(earlier.flatMap(read))
            return read(requirement).filter { !known.contains($0) }
        }
    }

    private static func words(of requirement: FakeRequirement) -> [String] {
        (requirement.parameters ?? []).map { capitalized($0.label == "_" ? $0.name : $0.label) }
    }

    private static func types(of requirement: FakeRequirement) -> [String] {
        (requirement.parameters ?? []).map { parameter in
            let isCollection = parameter.type.hasPrefix("[") || parameter.type.hasPrefix("Set<")
            return (TypeText.names(in: parameter.type).last ?? "") + (isCollection ? "s" : "")
        }
    }

    private static func capitalized(_ word: String) -> String {
        switch word {
        case "id": "ID"
        case "ids": "IDs"
        default: word.prefix(1).uppercased() + word.dropFirst()
        }
    }
}
