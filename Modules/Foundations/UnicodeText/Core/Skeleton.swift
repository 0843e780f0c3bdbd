extension String {
    /// The skeleton by which texts that look alike are the same (UTS #39, section 4), of the text in
    /// normalization form KC: what cannot be seen is left out, and each character is replaced by the one that
    /// stands for all that look like it. For comparing alone; case still counts.
    ///
    /// The letters within Hangul syllables are left as they are: 오빠 and 옵바 do not look alike.
    public var skeleton: String {
        var prototypes = String.UnicodeScalarView()
        for scalar in nfkc.nfd.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
            if let prototype = ConfusableTable.prototypes[scalar] {
                prototypes.append(contentsOf: prototype)
            } else {
                prototypes.append(scalar)
            }
        }
        return String(prototypes).nfd
    }

    /// The form in which texts that look alike in any case are the same: `ADMIN`, `аdmin` with a Cyrillic а,
    /// `ａｄｍｉｎ` and `adm1n`.
    ///
    /// The skeleton of capitals is looked at first, whose letters look otherwise than small ones: Greek Μ is
    /// M, μ is not m. i is taken for l, because I is: `Ian` and `lan`.
    public var caselessSkeleton: String {
        let folded = skeleton.folded.skeleton.folded
        return String(String.UnicodeScalarView(folded.unicodeScalars.map { $0 == "i" ? "l" : $0 }))
    }
}
