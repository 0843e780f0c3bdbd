extension String {
    /// The text as one word of a shell's command line (POSIX.1-2017, Shell Command Language, section 2.2.2).
    public var shellWord: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-_./,:=@%+".unicodeScalars.contains(scalar)
        }
        if isPlain, !isEmpty { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
