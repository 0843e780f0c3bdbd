extension SQL {
    /// A pattern that finds the text anywhere in another, its own wildcards taken literally: to stand between
    /// `LIKE` and `ESCAPE '\'`.
    public static func likePattern(holding text: String) -> String {
        var pattern = "%"
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "_" || scalar == "\\" { pattern.unicodeScalars.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern + "%"
    }
}
