import UnicodeText

extension CrewDetails {
    /// The skeleton of the name, which ignores case and confusable letters: no two open crews have the same.
    /// Blank for no name.
    public var nameSkeleton: String {
        let skeleton = name.caselessSkeleton
        return skeleton.isEmpty ? name : skeleton
    }

    /// The name as a keyword is looked for in it.
    public var foldedName: String { name.folded }

    /// The place as a keyword is looked for in it.
    public var foldedPlace: String { place.folded }
}
